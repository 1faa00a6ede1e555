/**
 * `npm run -s measure`: reads every sample report and audits it, a row a file, and exits with 1 when a target of
 * test/support/measure/below-target.ts is missed. `--prints` reads the printed variants instead, `--mutations` some
 * mutations of each sample (all with `--all`), `--scans` the first three pages (or `--pages N`) of each, and of what others printed, as pictures. `--all` shows every difference, `--only TEXT` what has it in its name.
 */
import { measureMutations } from './measure/measure-mutations.ts'
import { measurePrints } from './measure/measure-prints.ts'
import { measureSamples } from './measure/measure-samples.ts'
import { measureScans } from './measure/measure-scans.ts'

const { argv } = process
const only = argv.includes('--only') ? (argv[argv.indexOf('--only') + 1] ?? '') : ''
const numberAfter = (name: string, usual: number): number =>
  argv.includes(name) ? Number(argv[argv.indexOf(name) + 1]) || usual : usual
const isAll = argv.includes('--all')
const shown = isAll ? Number.POSITIVE_INFINITY : only === '' ? 0 : 60

const problems = await (argv.includes('--mutations')
  ? measureMutations({ only, isAll })
  : argv.includes('--prints')
    ? measurePrints({ only, shown })
    : argv.includes('--scans')
      ? measureScans({ only, shown, pages: numberAfter('--pages', 3) })
      : measureSamples({ only, shown }))
for (const problem of problems) console.log(`below target: ${problem}`)
console.log(problems.length === 0 ? 'on target' : `${problems.length} below target`)
process.exitCode = problems.length === 0 ? 0 : 1
