export const HELP = `Usage: npm run --silent see -- [FILE | -] [options]

Shows what each MCP client puts in front of the language model for a tool result, and what is wrong with it.

  FILE or -             a CallToolResult, a JSON-RPC response that holds one, a log line around either,
                        or a list of these; - reads standard input
  --server "COMMAND"    start an MCP server and call it over stdio instead
  --url ADDRESS         call an MCP server over streamable HTTP instead
  --tool NAME           the tool to call
  --arguments JSON      its arguments, an object (default {})
  --header NAME:VALUE   a header for --url (repeatable)
  --timeout SECONDS     for the whole call (default 30)
  --output-schema FILE  the tool's outputSchema (default: what the live server declares)
  --revision DATE       revision of the specification to check against (default the newest)
  --client ID           only this client (repeatable)
  --path ID             only this path (repeatable); findings then count these paths
  --json                print a JSON document instead of a table
  --fail-on LEVEL       error (default), warning or never
  --help                print this

The page /findings/ of the site says of each rule why it matters and what to do.

Exit code: 0 no finding at or over the level, 1 some, 2 unusable arguments or input.
`;
