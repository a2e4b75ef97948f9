"""FunctionAgent of LlamaIndex with the tools of an McpToolSpec; LAB_WIRE names the LLM class."""

import asyncio
import json
import os

from llama_index.core.agent.workflow import FunctionAgent
from llama_index.llms.openai import OpenAI, OpenAIResponses
from llama_index.tools.mcp import BasicMCPClient, McpToolSpec

LLMS = {"openai-chat": OpenAI, "openai-responses": OpenAIResponses}


async def main():
    server = json.loads(os.environ["LAB_SERVER"])
    client = BasicMCPClient(server["command"], args=server["args"], env=server["env"])
    tools = await McpToolSpec(client=client).to_tool_list_async()
    llm = LLMS[os.environ["LAB_WIRE"]](
        model="gpt-4o", api_key="none", api_base=f"{os.environ['LAB_ENDPOINT']}/v1", max_retries=0
    )
    agent = FunctionAgent(tools=tools, llm=llm)
    print(await agent.run(os.environ["LAB_PROMPT"], max_iterations=100))


asyncio.run(main())
