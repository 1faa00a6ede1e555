import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Plain JavaScript without types, since it runs before anything is installed. */
const setUp = new URL('../scripts/set-up/find-chromium.mjs', import.meta.url).href

/** The program that the browser tests use, installed where the machine has none. */
export async function chromiumProgram(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { findChromium }: { findChromium(root: string): Promise<string> } = await import(setUp)
  return (await findChromium(root)) || chromium.executablePath()
}
