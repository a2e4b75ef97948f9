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


def plain(tools):
    return Agent(model=model(), tools=tools, callback_handler=None)


def harness(tools):
    from strands_harness import create_harness

    off = {"context_manager": None, "session": False, "skills": False, "memory": False, "builtin_plugins": []}
    code = ["programmatic_tool_caller"]
    return create_harness(model=model(), tools=tools, builtin_tools=code, callback_handler=None, **off)


server = StdioServerParameters(**json.loads(os.environ["LAB_SERVER"]))
with MCPClient(lambda: stdio_client(server)) as client:
    agent = (harness if os.environ.get("LAB_PATH") == "code-mode" else plain)(client.list_tools_sync())
    print(agent(os.environ["LAB_PROMPT"]))
