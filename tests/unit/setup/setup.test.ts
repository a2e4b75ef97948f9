import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installAdvice, installReason, nodeAdvice } from '../../../src/commands/setup.js';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const manifest = {
  devDependencies: { tool: '^1.0.0' },
  optionalDependencies: { 'node-for-other': '^24.0.0' },
};
const tool = { version: '1.2.3', integrity: 'sha512-a' };
const other = { version: '24.0.0', integrity: 'sha512-b', optional: true };
const locked = { '': manifest, 'node_modules/tool': tool, 'node_modules/node-for-other': other };

function write(file: string, content: unknown): void {
  writeFileSync(join(root, file), JSON.stringify(content));
}

function project(changes: { manifest?: object; locked?: object; installed?: object | null } = {}): void {
  write('package.json', changes.manifest ?? manifest);
  write('package-lock.json', { packages: changes.locked ?? locked });
  mkdirSync(join(root, 'node_modules'));
  if (changes.installed === null) return;
  write('node_modules/.package-lock.json', { packages: changes.installed ?? { 'node_modules/tool': tool } });
}

describe('whether to install', () => {
  it('does not where everything is there, optional packages of other platforms apart', () => {
    project();
    expect(installReason(root)).toBeNull();
  });

  it('does on a fresh clone and after an installation that was broken off', () => {
    expect(installReason(root)).toBe('missing');
    project({ installed: null });
    expect(installReason(root)).toBe('missing');
  });

  it.each([
    ['another version', { locked: { ...locked, 'node_modules/tool': { ...tool, version: '1.3.0' } } }],
    ['other bytes', { locked: { ...locked, 'node_modules/tool': { ...tool, integrity: 'sha512-x' } } }],
    ['one package more', { locked: { ...locked, 'node_modules/more': tool } }],
    ['one package less', { locked: { '': manifest } }],
    ['another range in package.json', { manifest: { ...manifest, devDependencies: { tool: '^2.0.0' } } }],
    ['a dependency more in package.json', { manifest: { ...manifest, dependencies: { more: '1' } } }],
  ])('does after a change: %s', (_what, change) => {
    project(change);
    expect(installReason(root)).toBe('changed');
  });
});

it.each([
  ['npm error code ENOTFOUND', 'check the network'],
  ['npm error code EUSAGE\nnpm error `npm ci` can only install packages when', 'do not agree'],
  ['npm error code ENOSPC', 'disk is full'],
  ['npm error code EACCES', 'may not write here'],
])('says what to do about: %s', (log, advice) => {
  expect(installAdvice(log)).toContain(advice);
});

it('leaves other failures to the words of npm', () => {
  expect(installAdvice('npm error something else')).toBeNull();
});

it.each([
  ['v24.22.3', null],
  ['v22.18.0', null],
  ['v23.6.0', null],
  ['v25.0.0', null],
  ['v23.5.0', 'of Node 23, 23.6 or newer'],
  ['v21.7.0', 'Node 22.18 or newer is needed'],
  ['v22.17.9', 'Node 22.18 or newer is needed (of Node 23, 23.6 or newer), found v22.17.9'],
  ['v20.20.2', 'on linux-riscv64: install Node 24'],
])('judges Node %s', (version, advice) => {
  const found = nodeAdvice(version, 'linux-riscv64');
  if (advice === null) expect(found).toBeNull();
  else expect(found).toContain(advice);
});
