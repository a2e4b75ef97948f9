"""Agent of Strands with the tools of an MCPClient; LAB_WIRE names the model provider."""

import json
import os

from mcp import StdioServerParameters, stdio_client
from strands import Agent
from strands.tools.mcp import MCPClient

endpoint = os.environ["LAB_ENDPOINT"]


def model():
    match os.environ["LAB_WIRE"]:
        case "openai-chat":
            from strands.models.openai import OpenAIModel

            return OpenAIModel(client_args={"api_key": "none", "base_url": f"{endpoint}/v1"}, model_id="lab")
        case "openai-responses":
            from strands.models.openai_responses import OpenAIResponsesModel

            return OpenAIResponsesModel(client_args={"api_key": "none", "base_url": f"{endpoint}/v1"}, model_id="lab")
        case "anthropic-messages":
            from strands.models.anthropic import AnthropicModel

            return AnthropicModel(client_args={"api_key": "none", "base_url": endpoint}, model_id="lab", max_tokens=1000)
        case "gemini-generate":
            from strands.models.gemini import GeminiModel

            options = {"api_key": "none", "http_options": {"base_url": endpoint}}
            return GeminiModel(client_args=options, model_id="lab")
        case other:
            raise ValueError(f"no provider for {other}")


server = StdioServerParameters(**json.loads(os.environ["LAB_SERVER"]))
with MCPClient(lambda: stdio_client(server)) as client:
    agent = Agent(model=model(), tools=client.list_tools_sync(), callback_handler=None)
    print(agent(os.environ["LAB_PROMPT"]))
