// `npm run release`: release/armor-VERSION-PLATFORM.tar.gz of the product that was just built, with what it needs to run by Node alone.
import { readdirSync, readFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { billOfMaterials } from './release/bill-of-materials.ts'
import { checksumsOf, sha256 } from './release/checksums.ts'
import { copyPackages } from './release/copy-packages.ts'
import { describePackage } from './release/described-package.ts'
import { licenceTexts } from './release/licence-texts.ts'
import { readLock } from './release/lock-file.ts'
import { namedPackages } from './release/named-packages.ts'
import { packArchive } from './release/pack-archive.ts'
import { closureOf } from './release/package-closure.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const product = z
  .object({
    name: z.string(),
    version: z.string(),
    engines: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
const name = `${product.name}-${product.version}-${process.platform}-${process.arch}`
/** Parts of the build that run in production, and what they read. */
const builtParts = ['bundle', 'engine', 'server', 'shared', 'web']
/** What the files of the browser are made with, beside production packages of which no server knows. */
const boundIntoPages = ['@fontsource/source-sans-3', '@fontsource/source-serif-4', 'tailwindcss']

const target = path.join(root, 'release')
const folder = path.join(target, name)
await fs.rm(target, { recursive: true, force: true })
await fs.mkdir(folder, { recursive: true })
await copyBuild()
await copyOwnFiles()
const lock = readLock(root)
const known = Object.keys(product.dependencies)
const texts = builtTexts()
const installed = closureOf(lock, namedPackages(texts, known))
const isNamed = (font: string) => texts.some((text) => text.includes(font))
await copyPackages(root, installed.keys(), folder, isNamed)
const everything = closureOf(lock, [...known, ...boundIntoPages])
const describedAt = (place: string) => describePackage(root, lock, place, installed.has(place))
const bill = JSON.stringify(billOfMaterials(product, everything, describedAt), null, 1)
await write('bom.cdx.json', bill)
await write('LICENSES.txt', licenceTexts([...everything.keys()].map(describedAt)))
await write('SHA256SUMS', checksumsOf(folder))

const archive = path.join(target, `${name}.tar.gz`)
const bytes = await packArchive(folder, archive)
await fs.writeFile(`${archive}.sha256`, `${sha256(archive)}  ${path.basename(archive)}\n`)
await fs.writeFile(path.join(target, `${name}.cdx.json`), bill)
await fs.rm(folder, { recursive: true })
console.log(`${path.relative(root, archive)}: ${megabytes(bytes)} MB, ${installed.size} packages`)

async function copyBuild(): Promise<void> {
  const dist = path.join(root, 'dist')
  const parts = (await fs.readdir(dist)).filter(
    (part) => builtParts.includes(part) || part.startsWith('empty-database-'),
  )
  for (const part of parts) {
    await fs.cp(path.join(dist, part), path.join(folder, 'dist', part), {
      recursive: true,
      // The database has files of that name, too.
      filter: (file) => !builtParts.includes(part) || !file.endsWith('.map'),
    })
  }
  await fs.cp(path.join(root, 'migrations'), path.join(folder, 'migrations'), { recursive: true })
}

async function copyOwnFiles(): Promise<void> {
  await fs.cp(path.join(root, 'deploy'), folder, { recursive: true })
  await fs.cp(path.join(root, 'docs', 'runbook.md'), path.join(folder, 'docs', 'runbook.md'))
  await fs.chmod(path.join(folder, 'bin', 'armor.mjs'), 0o755)
  const { version, engines } = product
  const manifest = { name: product.name, version, private: true, type: 'module', engines }
  await write('package.json', JSON.stringify(manifest, null, 2))
}

function builtTexts(): string[] {
  const programs = builtParts.filter((part) => part !== 'web').map((part) => path.join(folder, 'dist', part))
  return programs.flatMap((part) =>
    readdirSync(part, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8')),
  )
}

function write(file: string, text: string): Promise<void> {
  return fs.writeFile(path.join(folder, file), text.endsWith('\n') ? text : `${text}\n`)
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
