import type { ClientRules } from '../define.ts';
import adkPython from './adk-python.ts';
import agentFrameworkNet from './agent-framework-net.ts';
import agentFrameworkPython from './agent-framework-python.ts';
import cline from './cline.ts';
import codex from './codex.ts';
import crewai from './crewai.ts';
import deepagents from './deepagents.ts';
import fastAgent from './fast-agent/index.ts';
import geminiCli from './gemini-cli.ts';
import goose from './goose.ts';
import hermesAgent from './hermes-agent.ts';
import kilocode from './kilocode.ts';
import librechat from './librechat.ts';
import mastra from './mastra.ts';
import opencode from './opencode.ts';
import rooCode from './roo-code.ts';
import strands from './strands.ts';
import vscode from './vscode.ts';
import zed from './zed.ts';

/** The forwarding rules of every client. */
export const clientRules: readonly ClientRules[] = [
  adkPython,
  agentFrameworkNet,
  agentFrameworkPython,
  cline,
  codex,
  crewai,
  deepagents,
  fastAgent,
  geminiCli,
  goose,
  hermesAgent,
  kilocode,
  librechat,
  mastra,
  opencode,
  rooCode,
  strands,
  vscode,
  zed,
];
