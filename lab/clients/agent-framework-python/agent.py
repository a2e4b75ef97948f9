"""Agent of Agent Framework with an MCPStdioTool; LAB_WIRE names the chat client, LAB_OPTIONS options of the tool."""

import asyncio
import json
import os

from agent_framework import Agent, MCPStdioTool
from agent_framework.openai import OpenAIChatClient, OpenAIChatCompletionClient

CLIENTS = {"openai-chat": OpenAIChatCompletionClient, "openai-responses": OpenAIChatClient}


async def main():
    client = CLIENTS[os.environ["LAB_WIRE"]]("lab", api_key="none", base_url=f"{os.environ['LAB_ENDPOINT']}/v1")
    options = json.loads(os.environ.get("LAB_OPTIONS", "{}"))
    async with MCPStdioTool(name="lab", **json.loads(os.environ["LAB_SERVER"]), **options) as tool:
        # Without a store at the model's side, every request carries the whole conversation.
        stateless = {"store": False} if os.environ["LAB_WIRE"] == "openai-responses" else {}
        agent = Agent(client=client, name="lab", tools=tool, default_options=stateless)
        print(await agent.run(os.environ["LAB_PROMPT"]))


asyncio.run(main())
