"""Agent of the OpenAI Agents SDK with an MCPServerStdio; LAB_WIRE names the model class."""

import asyncio
import json
import os

from agents import Agent, OpenAIChatCompletionsModel, OpenAIResponsesModel, Runner, set_tracing_disabled
from agents.mcp import MCPServerStdio
from openai import AsyncOpenAI

MODELS = {"openai-chat": OpenAIChatCompletionsModel, "openai-responses": OpenAIResponsesModel}


async def main():
    set_tracing_disabled(True)
    client = AsyncOpenAI(api_key="none", base_url=f"{os.environ['LAB_ENDPOINT']}/v1", max_retries=0)
    model = MODELS[os.environ["LAB_WIRE"]](model="lab", openai_client=client)
    options = json.loads(os.environ.get("LAB_OPTIONS", "{}"))
    async with MCPServerStdio(params=json.loads(os.environ["LAB_SERVER"]), name="lab", **options) as server:
        agent = Agent(name="lab", model=model, mcp_servers=[server])
        result = await Runner.run(agent, os.environ["LAB_PROMPT"], max_turns=100)
        print(result.final_output)


asyncio.run(main())
