import type { ClientRules } from '../define.ts';
import adkPython from './adk-python.ts';
import agentFrameworkNet from './agent-framework-net.ts';
import agentFrameworkPython from './agent-framework-python.ts';
import aiSdk from './ai-sdk.ts';
import cherryStudio from './cherry-studio.ts';
import cline from './cline.ts';
import codex from './codex/index.ts';
import continueRules from './continue.ts';
import crewai from './crewai.ts';
import crush from './crush.ts';
import deepagents from './deepagents.ts';
import fastAgent from './fast-agent/index.ts';
import geminiCli from './gemini-cli.ts';
import goose from './goose.ts';
import hermesAgent from './hermes-agent/index.ts';
import kilocode from './kilocode.ts';
import kimiCode from './kimi-code/index.ts';
import langchainMcpAdaptersJs from './langchain-mcp-adapters-js.ts';
import langchainMcpAdapters from './langchain-mcp-adapters.ts';
import librechat from './librechat.ts';
import llamaIndex from './llama-index.ts';
import mastra from './mastra.ts';
import mcpUsePython from './mcp-use-python.ts';
import mcpUseTypescript from './mcp-use-typescript.ts';
import openWebui from './open-webui.ts';
import openaiAgentsJs from './openai-agents-js.ts';
import openaiAgentsPython from './openai-agents-python.ts';
import opencode from './opencode.ts';
import openhands from './openhands.ts';
import pydanticAi from './pydantic-ai.ts';
import qwenCode from './qwen-code/index.ts';
import rooCode from './roo-code.ts';
import springAi from './spring-ai.ts';
import strands from './strands.ts';
import vscode from './vscode.ts';
import zed from './zed.ts';

/** The forwarding rules of every client. */
export const clientRules: readonly ClientRules[] = [
  adkPython,
  agentFrameworkNet,
  agentFrameworkPython,
  aiSdk,
  cherryStudio,
  cline,
  codex,
  continueRules,
  crewai,
  crush,
  deepagents,
  fastAgent,
  geminiCli,
  goose,
  hermesAgent,
  kilocode,
  kimiCode,
  langchainMcpAdaptersJs,
  langchainMcpAdapters,
  librechat,
  llamaIndex,
  mastra,
  mcpUsePython,
  mcpUseTypescript,
  openWebui,
  openaiAgentsJs,
  openaiAgentsPython,
  opencode,
  openhands,
  pydanticAi,
  qwenCode,
  rooCode,
  springAi,
  strands,
  vscode,
  zed,
];
