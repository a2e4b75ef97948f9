"""Agent of Agent Framework whose model writes code that Monty runs."""

import asyncio
import json
import os

from agent_framework import Agent, MCPStdioTool
from agent_framework.openai import OpenAIChatClient
from agent_framework_monty import MontyCodeActProvider


async def main():
    client = OpenAIChatClient("lab", api_key="none", base_url=f"{os.environ['LAB_ENDPOINT']}/v1")
    async with MCPStdioTool(name="lab", **json.loads(os.environ["LAB_SERVER"])) as tool:
        # The functions of the MCPStdioTool themselves make execute_code fail before it runs a program.
        async def probe(case: str):
            return await tool.call_tool("probe", case=case)

        agent = Agent(
            client=client,
            name="lab",
            context_providers=[MontyCodeActProvider(tools=[probe], approval_mode="never_require")],
            default_options={"store": False},
        )
        print(await agent.run(os.environ["LAB_PROMPT"]))


asyncio.run(main())
