"""Agent of ADK with an McpToolset; LAB_PATH names the model layer."""

import asyncio
import json
import os

from google.adk.agents import LlmAgent
from google.adk.agents.run_config import RunConfig
from google.adk.runners import InMemoryRunner
from google.adk.tools.mcp_tool import McpToolset, StdioConnectionParams
from google.genai import types
from mcp import StdioServerParameters

endpoint = os.environ["LAB_ENDPOINT"]


def model():
    match os.environ["LAB_PATH"]:
        case "litellm":
            from google.adk.models.lite_llm import LiteLlm

            return LiteLlm(model="openai/gpt-4o", api_base=f"{endpoint}/v1", api_key="none")
        case "anthropic":
            from google.adk.models.anthropic_llm import AnthropicLlm

            return AnthropicLlm(model="claude-sonnet-4-5")
        case _:
            return "gemini-2.5-pro"


async def main():
    server = StdioServerParameters(**json.loads(os.environ["LAB_SERVER"]))
    tools = McpToolset(connection_params=StdioConnectionParams(server_params=server, timeout=60))
    agent = LlmAgent(name="lab", model=model(), tools=[tools])
    runner = InMemoryRunner(agent=agent, app_name="lab")
    session = await runner.session_service.create_session(app_name="lab", user_id="lab")
    message = types.Content(role="user", parts=[types.Part(text=os.environ["LAB_PROMPT"])])
    config = RunConfig(max_llm_calls=200)
    async for event in runner.run_async(
        user_id="lab", session_id=session.id, new_message=message, run_config=config
    ):
        for part in event.content.parts if event.content and event.content.parts else []:
            if part.text:
                print(part.text)
    await tools.close()


asyncio.run(main())
