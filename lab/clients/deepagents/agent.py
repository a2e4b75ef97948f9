"""Deep agent with the tools of a MultiServerMCPClient; LAB_WIRE names the chat model."""

import asyncio
import json
import os

from deepagents import create_deep_agent
from langchain_mcp_adapters.client import MultiServerMCPClient
from langchain_mcp_adapters.tools import load_mcp_tools

endpoint = os.environ["LAB_ENDPOINT"]


def model():
    if os.environ["LAB_WIRE"] == "anthropic-messages":
        from langchain_anthropic import ChatAnthropic

        return ChatAnthropic(model="lab", api_key="none", base_url=endpoint, max_tokens=1000, max_retries=0)
    from langchain_openai import ChatOpenAI

    responses = os.environ["LAB_WIRE"] == "openai-responses"
    return ChatOpenAI(model="lab", api_key="none", base_url=f"{endpoint}/v1", use_responses_api=responses, max_retries=0)


def middleware(tools):
    if os.environ.get("LAB_PATH") != "code-mode":
        return ()
    from langchain_quickjs import CodeInterpreterMiddleware

    return [CodeInterpreterMiddleware(ptc=[tool.name for tool in tools], max_result_chars=200_000)]


async def main():
    client = MultiServerMCPClient({"lab": {"transport": "stdio", **json.loads(os.environ["LAB_SERVER"])}})
    async with client.session("lab") as session:
        tools = await load_mcp_tools(session)
        agent = create_deep_agent(model=model(), tools=tools, middleware=middleware(tools))
        messages = [{"role": "user", "content": os.environ["LAB_PROMPT"]}]
        result = await agent.ainvoke({"messages": messages}, {"recursion_limit": 400})
        print(result["messages"][-1].content)


asyncio.run(main())
