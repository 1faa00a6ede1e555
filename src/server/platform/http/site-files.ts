import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Operator } from '../../../shared/operator-marks.ts'
import { builtOrigin } from '../../../shared/site-origin.ts'
import type { KeptLogo } from './kept-logo.ts'
import { looksAddress } from './looks-sheet.ts'
import { nameOperator } from './name-operator.ts'
import { showLogo } from './show-logo.ts'
import { type Claims, wordClaims } from './word-claims.ts'

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

/** A page in memory, with the product's own address in it. */
export interface SiteFile {
  bodies: Record<Encoding, Buffer>
  /** A strong tag of the text; each encoding adds its name. */
  tag: string
}

interface Kept {
  file: Promise<SiteFile>
  changedAt: number
  /** What it was told. */
  told: string
  lookedAt: number
}

/** What pages that are made before their server must be told. */
export interface Site {
  publicUrl: string
  operator: Operator
  claims: Claims
  /** The operator's colour, '#rrggbb'; null: the product's own. */
  accent: string | null
  /** The operator's logo; null: the product's own mark. */
  logo: KeptLogo | null
}

/** A new build beside a running server is seen after so long. */
const lookAgainMs = 1_000
/** Nearly as small as the slowest, in a tenth of its time: somebody waits for the first answer. */
const brotliQuality = 9

/**
 * The pages that the build made. The first request for one reads it, puts the origin of the product and its operator
 * where the build left a place for them, and compresses it; later ones are answered from memory. null for a file that is
 * not there.
 */
export function openSiteFiles(folder: string, site: Site): (name: string) => Promise<SiteFile | null> {
  const kept = new Map<string, Kept>()
  return async (name) => {
    const known = kept.get(name)
    const now = performance.now()
    if (known !== undefined && now - known.lookedAt < lookAgainMs) return known.file
    const place = path.join(folder, name)
    const changedAt = await stat(place).then(
      (found) => found.mtimeMs,
      () => null,
    )
    if (changedAt === null) return null
    const told = toldBy(site)
    if (known !== undefined && known.changedAt === changedAt && known.told === told) {
      known.lookedAt = now
      return known.file
    }
    const file = readSiteFile(place, site)
    kept.set(name, { file, changedAt, told, lookedAt: now })
    file.catch(() => kept.delete(name))
    return file
  }
}

/** Settings that are read anew are other objects each time, and mostly say the same: only what they say makes another page. */
function toldBy({ publicUrl, operator, claims, accent, logo }: Site): string {
  return JSON.stringify([publicUrl, operator, claims, accent, logo?.address ?? null])
}

async function readSiteFile(place: string, site: Site): Promise<SiteFile> {
  const { publicUrl, operator, claims, accent, logo } = site
  const html = (await readFile(place, 'utf8')).replaceAll(builtOrigin, new URL(publicUrl).origin)
  const link = accent === null ? '' : `<link rel="stylesheet" href="${looksAddress(accent)}">`
  const coloured = html.replace('</head>', () => `${link}</head>`)
  const language = place.endsWith('.es.html') ? 'es' : 'en'
  const marked = showLogo(coloured, language, logo, operator.company)
  const identity = Buffer.from(nameOperator(wordClaims(marked, claims[language]), language, operator))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity, { level: 9 }),
  ])
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { bodies: { br, gzip: gzipped, identity }, tag }
}

/** The best encoding that an Accept-Encoding header takes (RFC 9110, 12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding {
  const taken = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  return encodings.find((encoding) => (taken.get(encoding) ?? 0) > 0) ?? 'identity'
}
