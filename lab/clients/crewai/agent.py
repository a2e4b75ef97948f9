"""Agent of CrewAI; LAB_PATH tells how the server is given to it."""

import json
import os
from contextlib import ExitStack

from crewai import LLM, Agent, Crew, Task

server = json.loads(os.environ["LAB_SERVER"])
llm = LLM(
    model="openai/gpt-4o",
    api="responses" if os.environ["LAB_WIRE"] == "openai-responses" else "completions",
    api_key="none",
    base_url=f"{os.environ['LAB_ENDPOINT']}/v1",
    max_retries=0,
)


def given(stack):
    if os.environ["LAB_PATH"] == "mcp-server-adapter":
        from crewai_tools import MCPServerAdapter
        from mcp import StdioServerParameters

        return {"tools": list(stack.enter_context(MCPServerAdapter(StdioServerParameters(**server))))}
    if os.environ["LAB_PATH"] == "url-reference":
        from secure import https_address

        return {"mcps": [https_address(os.environ["LAB_SERVER_URL"])]}
    from crewai.mcp import MCPServerStdio

    return {"mcps": [MCPServerStdio(**server)]}


with ExitStack() as stack:
    agent = Agent(role="lab", goal="Call the tool.", backstory="A test.", llm=llm, max_iter=100, **given(stack))
    task = Task(description=os.environ["LAB_PROMPT"], expected_output="The word done.", agent=agent)
    print(Crew(agents=[agent], tasks=[task]).kickoff())
