import { noTraces, type Traces } from './traces.ts'

export interface TracesSettings {
  tracesUrl: string | null
  tracesToken: string | null
  tracesPercent: number
}

/** Traces where a receiver is set, else none; the library is loaded only then. */
export async function openTraces(settings: TracesSettings): Promise<Traces> {
  const { tracesUrl: url, tracesToken: token, tracesPercent: percent } = settings
  if (url === null) return noTraces
  const { createOtlpTraces } = await import('./otlp-traces.ts')
  return createOtlpTraces({ url, token, percent })
}
