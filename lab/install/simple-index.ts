import { comparePython, isPreRelease, isVersion } from './pep440.ts';
import type { Version } from './versions.ts';

/** A file as the JSON form of Python's package index lists it; what we read of it. */
interface IndexFile {
  filename: string;
  'upload-time'?: string;
  /** True, or the reason, where its maker withdrew it. */
  yanked?: boolean | string;
}

/** The version in the name of a wheel; undefined for another file, which the lab does not install. */
function wheelVersion(filename: string): string | undefined {
  const [, version] = filename.endsWith('.whl') ? filename.split('-') : [];
  return version !== undefined && isVersion(version) ? version : undefined;
}

function filesOf(answer: string, name: string): IndexFile[] {
  let files: unknown;
  try {
    ({ files } = JSON.parse(answer) as { files?: unknown });
  } catch {
    throw new Error(
      `the index of Python packages answers for ${name} with no JSON, so that it gives no days`,
    );
  }
  if (!Array.isArray(files)) throw new Error(`the index of Python packages lists no files for ${name}`);
  return files as IndexFile[];
}

/**
 * Versions that have a wheel, and the day of its first one, in order, by the index's JSON answer for a package.
 * Pre-releases and withdrawn files are left out unless their version is one of `ends`.
 */
export function indexedVersions(answer: string, name: string, ends: readonly string[]): Version[] {
  const days = new Map<string, string | undefined>();
  for (const file of filesOf(answer, name)) {
    const version = wheelVersion(file.filename);
    if (version === undefined) continue;
    if (!ends.includes(version) && (Boolean(file.yanked) || isPreRelease(version))) continue;
    const day = file['upload-time']?.slice(0, 10);
    const earlier = days.get(version);
    days.set(version, earlier !== undefined && (day === undefined || earlier <= day) ? earlier : day);
  }
  return [...days.entries()]
    .sort(([a], [b]) => comparePython(a, b))
    .map(([version, date]) => ({ version, date }));
}
