"""Agent of the OpenHands SDK with an MCP server; LAB_WIRE names the form in which LiteLLM speaks with the model."""

import json
import os

from openhands.sdk import LLM, Agent, Conversation
from pydantic import SecretStr

MODELS = {"openai-chat": ("openai/gpt-4o", "/v1"), "anthropic-messages": ("anthropic/claude-sonnet-4-5", "")}
model, base = MODELS[os.environ["LAB_WIRE"]]
llm = LLM(
    model=model,
    base_url=f"{os.environ['LAB_ENDPOINT']}{base}",
    api_key=SecretStr("none"),
    num_retries=0,
)
agent = Agent(llm=llm, tools=[], mcp_config={"lab": json.loads(os.environ["LAB_SERVER"])})
conversation = Conversation(agent=agent, workspace=os.getcwd(), visualizer=None)
conversation.send_message(os.environ["LAB_PROMPT"])
conversation.run()
conversation.close()
