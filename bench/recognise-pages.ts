import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { scanPage } from '../src/engine/ocr/page/scan-page.ts'
import { startPageDrawer } from '../src/engine/ocr/page-drawer.ts'
import { laneCount } from '../src/engine/ocr/page-lane.ts'
import { scanPages } from '../src/engine/ocr/scan-pages.ts'
import { type PageIdea, startRecogniser, type TextRecogniser } from '../src/engine/ocr/text-recogniser.ts'
import { withDocument } from '../src/engine/read/open-document.ts'
import { readPageTexts } from '../src/engine/read/read-pages.ts'
import type { Raster } from '../src/engine/read/render-region.ts'
import { photograph } from '../test/support/photograph.ts'
import { picturePdf, picturesOf } from '../test/support/scan-pdf.ts'
import { percentile } from './timing.ts'

type Print = (line: string) => void

const run = promisify(execFile)
const rounds = 2
const samples = [
  ['set-1/equifax', 2],
  ['set-2/experian', 2],
  ['set-3/transunion', 2],
] as const

/**
 * A page that shows its text, clean at 200 dots an inch and as a tilted photo, to its words, against Debian's `tesseract` on the
 * same picture, in turns. Seconds of processor and not of the clock, because a page of a scan is read beside other work.
 */
export async function benchRecognition(print: Print): Promise<void> {
  print('A page by character recognition, warm: seconds of processor')
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-bench-'))
  const recogniser = await startRecogniser()
  const hasPeer = await isInstalled()
  if (!hasPeer) print('  tesseract is not installed here: it is not measured')
  try {
    for (const [name, page] of samples) {
      const [clean] = await picturesOf(sample(name), [page])
      if (clean === undefined) throw new Error(`${name} has no page ${page}.`)
      const photo = photograph(clean, { tilt: 0.06, slant: 0.05, shadow: 0.4, noise: 10, table: 0.2 })
      for (const [what, picture] of [
        ['clean', clean],
        ['a tilted photo', photo],
      ] as const) {
        const file = path.join(folder, 'page.pgm')
        const { width, height, data } = picture
        await fs.writeFile(file, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]))
        await compare(`${name}, page ${page}, ${what}`, picture, recogniser, hasPeer ? file : null, print)
      }
    }
    await benchScan(folder, hasPeer, print)
  } finally {
    await recogniser.close()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** A scan of several pages by the clock, as its owner waits for it; Debian's program reads as many pages at once. */
async function benchScan(folder: string, hasPeer: boolean, print: Print): Promise<void> {
  const pictures = await picturesOf(sample('set-1/equifax'), [1, 2, 3, 4])
  const lanes = laneCount(pictures.length)
  const clock = async (work: () => Promise<unknown>): Promise<number> => {
    const from = performance.now()
    await work()
    return (performance.now() - from) / 1000 / pictures.length
  }
  const own = await clock(async () => {
    const read = await scanPages(picturePdf(pictures), () => {})
    if (!read.ok || read.notRead.length > 0) throw new Error('The measured scan is not read.')
  })
  const files = pictures.map((_, at) => path.join(folder, `scan-${at}.pgm`))
  for (const [at, { width, height, data }] of pictures.entries())
    await fs.writeFile(files[at] ?? '', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]))
  const lane = async (first: number) => {
    for (let at = first; at < files.length; at += lanes) await peerSeconds(files[at] ?? '')
  }
  const peer = hasPeer
    ? await clock(() => Promise.all(Array.from({ length: lanes }, (_, at) => lane(at))))
    : null
  const beside = peer === null ? '' : `   tesseract ${peer.toFixed(2)} s   ${(own / peer).toFixed(1)} times`
  print(`  a scan of four pages, ${lanes} at once, by the clock, a page: ${own.toFixed(2)} s${beside}`)
}

const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../test/fixtures/reports/${name}.pdf`, import.meta.url)))

async function compare(
  what: string,
  picture: Raster,
  recogniser: TextRecogniser,
  file: string | null,
  print: Print,
): Promise<void> {
  const own: number[] = []
  const peer: number[] = []
  let parts = ''
  for (let round = -1; round < rounds; round += 1) {
    const steps = await readOnce(picture, recogniser)
    // The first round warms.
    if (round < 0) continue
    own.push(steps.whole)
    parts = [...steps.parts].map(([step, took]) => `${step} ${took.toFixed(2)}`).join(', ')
    if (file !== null) peer.push(await peerSeconds(file))
  }
  const [ours, theirs] = [own, peer].map((times) => percentile(times, 0.5))
  const beside =
    file === null || ours === undefined || theirs === undefined
      ? ''
      : `   tesseract ${theirs.toFixed(2)} s   ${(ours / theirs).toFixed(1)} times`
  print(`  ${what.padEnd(48)} ${ours?.toFixed(2)} s${beside}   (${parts})`)
}

/** Seconds of processor: of the page, and of its steps. */
async function readOnce(picture: Raster, recogniser: TextRecogniser) {
  const bytes = picturePdf([picture])
  const drawer = startPageDrawer(bytes)
  const parts = new Map<string, number>()
  const noted = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const from = processorSeconds()
    const done = await work()
    parts.set(step, (parts.get(step) ?? 0) + processorSeconds() - from)
    return done
  }
  const steps: Record<PageIdea, string> = {
    block: 'first reading',
    sparse: 'second reading',
    line: 'closer looks',
    figures: 'closer looks',
  }
  const measured: TextRecogniser = {
    ...recogniser,
    recognise: (part, idea) => noted(steps[idea], () => recogniser.recognise(part, idea)),
  }
  try {
    const text = await textOf(bytes)
    // Starts the thread, which a file does once.
    await drawer.draw(1, 10, 10)
    const from = processorSeconds()
    await scanPage(
      text,
      (width, height) => noted('drawing', () => drawer.draw(1, width, height)),
      0,
      measured,
      () => {},
    )
    const whole = processorSeconds() - from
    const named = [...parts.values()].reduce((sum, each) => sum + each, 0)
    return { whole, parts: parts.set('all else', whole - named) }
  } finally {
    await drawer.stop()
  }
}

async function textOf(bytes: Uint8Array) {
  let read: ReturnType<typeof readPageTexts> | null = null
  await withDocument(bytes, undefined, (open) => {
    read = readPageTexts(open)
  })
  const texts = read as ReturnType<typeof readPageTexts> | null
  const [first] = texts?.ok ? texts.texts : []
  if (first === undefined) throw new Error('The measured picture is not read.')
  return first
}

/** Of all threads of this process. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function isInstalled(): Promise<boolean> {
  return run('tesseract', ['--version']).then(
    () => true,
    () => false,
  )
}

/** The shell says what its children took: '0m1.234s 0m0.056s', user and system, in its second line. */
async function peerSeconds(file: string): Promise<number> {
  const command = 'OMP_THREAD_LIMIT=1 tesseract "$0" - --dpi 200 >/dev/null 2>&1; times'
  const { stdout } = await run('sh', ['-c', command, file])
  const times = [...(stdout.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  return times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
}
