"""Agent of Pydantic AI with an MCPToolset; LAB_WIRE names the model class."""

import asyncio
import json
import os

from fastmcp.client.transports import StdioTransport
from pydantic_ai import Agent
from pydantic_ai.mcp import MCPToolset
from pydantic_ai.usage import UsageLimits

endpoint = os.environ["LAB_ENDPOINT"]


def model():
    match os.environ["LAB_WIRE"]:
        case "openai-chat":
            from pydantic_ai.models.openai import OpenAIChatModel
            from pydantic_ai.providers.openai import OpenAIProvider

            return OpenAIChatModel("lab", provider=OpenAIProvider(base_url=f"{endpoint}/v1", api_key="none"))
        case "openai-responses":
            from pydantic_ai.models.openai import OpenAIResponsesModel
            from pydantic_ai.providers.openai import OpenAIProvider

            return OpenAIResponsesModel("lab", provider=OpenAIProvider(base_url=f"{endpoint}/v1", api_key="none"))
        case "anthropic-messages":
            from pydantic_ai.models.anthropic import AnthropicModel
            from pydantic_ai.providers.anthropic import AnthropicProvider

            return AnthropicModel("lab", provider=AnthropicProvider(base_url=endpoint, api_key="none"))
        case "gemini-generate":
            from pydantic_ai.models.google import GoogleModel
            from pydantic_ai.providers.google import GoogleProvider

            return GoogleModel("gemini-2.5-pro", provider=GoogleProvider(base_url=endpoint, api_key="none"))
        case other:
            raise ValueError(f"no model for {other}")


async def main():
    toolset = MCPToolset(StdioTransport(**json.loads(os.environ["LAB_SERVER"])))
    # By default the second error in a row ends the run.
    async with Agent(model(), toolsets=[toolset], retries={"tools": 100}) as agent:
        result = await agent.run(os.environ["LAB_PROMPT"], usage_limits=UsageLimits(request_limit=None))
        print(result.output)


asyncio.run(main())
