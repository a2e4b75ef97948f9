import { parseArgs } from 'node:util';
import { driverIds } from '../drivers/index.ts';

export interface ObserveOptions {
  clients: string[];
  /** Ids of sample results; all of them where it is empty. */
  results: string[];
  version: string | undefined;
  apart: boolean;
  keep: boolean;
  bisect: boolean;
  from: string | undefined;
  to: string | undefined;
}

export const HELP = `npm run observe -- [client …] [options]

  --all               every client that has a driver
  --result ID         only this sample result; may stand several times. Prints, and writes no file
  --version V         another version than that of the lock file
  --apart             one session for each sample result
  --keep              keep requests and logs in the cache folder, and say where
  --bisect            find the first version between --from and --to at which a view changed
  --from V, --to V    versions for --bisect; --to is that of the lock file where it is absent
  --help              this text
`;

/** Reads the arguments of observe; throws with what is wrong and what to do. */
export function observeOptions(args: readonly string[]): ObserveOptions | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      result: { type: 'string', multiple: true },
      version: { type: 'string' },
      apart: { type: 'boolean' },
      keep: { type: 'boolean' },
      bisect: { type: 'boolean' },
      from: { type: 'string' },
      to: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return 'help';
  const known = driverIds();
  const unknown = positionals.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Error(`there is no driver for ${unknown.join(', ')}; known are ${known.join(', ')}`);
  const clients = values.all ? known : positionals;
  if (clients.length === 0) throw new Error(`name a client or --all; known are ${known.join(', ')}`);
  if ((values.version !== undefined || values.bisect) && clients.length > 1)
    throw new Error('--version and --bisect go with one client; name one');
  if (values.bisect && values.from === undefined)
    throw new Error('--bisect needs --from: the version that is known to behave otherwise');
  return {
    clients,
    results: values.result ?? [],
    version: values.version,
    apart: values.apart ?? false,
    keep: values.keep ?? false,
    bisect: values.bisect ?? false,
    from: values.from,
    to: values.to,
  };
}
