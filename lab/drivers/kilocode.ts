import type { Driver } from '../contract.ts';
import { opencodeExercises } from './opencode.ts';

const driver: Driver = {
  id: 'kilocode',
  registry: 'npm',
  packages: ['@kilocode/cli-linux-x64'],
  variables: [{ name: 'path', pattern: /‹home›\/[^"\\\s]*tool-output\/[^"\\\s]+/g }],
  exercises: opencodeExercises('@kilocode/cli-linux-x64/bin/kilo', 'KILO', ['--auto']),
};
export default driver;
