"""mcp-use: its MCPAgent, or the loop that its documentation shows for the adapter of a provider; LAB_PATH tells which."""

import asyncio
import json
import os

from mcp_use import MCPAgent, MCPClient

endpoint = os.environ["LAB_ENDPOINT"]
prompt = os.environ["LAB_PROMPT"]


async def with_agent(client):
    if os.environ["LAB_WIRE"] == "anthropic-messages":
        from langchain_anthropic import ChatAnthropic

        llm = ChatAnthropic(model="lab", api_key="none", base_url=endpoint, max_tokens=1000, max_retries=0)
    else:
        from langchain_openai import ChatOpenAI

        llm = ChatOpenAI(model="lab", api_key="none", base_url=f"{endpoint}/v1", max_retries=0)
    print(await MCPAgent(llm=llm, client=client, max_steps=200).run(prompt))


async def with_adapter(client):
    from mcp_use.agents.adapters import OpenAIMCPAdapter
    from openai import AsyncOpenAI

    adapter = OpenAIMCPAdapter()
    await adapter.create_all(client)
    openai = AsyncOpenAI(api_key="none", base_url=f"{endpoint}/v1", max_retries=0)
    messages = [{"role": "user", "content": prompt}]
    while True:
        response = await openai.chat.completions.create(model="lab", messages=messages, tools=adapter.tools)
        message = response.choices[0].message
        if not message.tool_calls:
            return print(message.content)
        messages.append(message)
        for call in message.tool_calls:
            execute = adapter.tool_executors[call.function.name]
            result = await execute(**json.loads(call.function.arguments))
            content = adapter.parse_result(result)
            messages.append({"role": "tool", "tool_call_id": call.id, "content": content})


async def main():
    code_mode = os.environ["LAB_PATH"] == "code-mode"
    client = MCPClient({"mcpServers": {"lab": json.loads(os.environ["LAB_SERVER"])}}, code_mode=code_mode)
    await (with_adapter if os.environ["LAB_PATH"] == "provider-adapters" else with_agent)(client)
    await client.close_all_sessions()


asyncio.run(main())
