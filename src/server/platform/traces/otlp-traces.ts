import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { watchActs } from '../metrics/watch-acts.ts'
import type { OpenStep, Step, StepEnd, Traces } from './traces.ts'

const spanKinds = { call: SpanKind.SERVER, job: SpanKind.CONSUMER, act: SpanKind.CLIENT } as const
/** A receiver that is away holds up nobody for longer, at the end neither; what it missed is gone. */
const sendWithinMs = 5_000

/**
 * Traces for a receiver that speaks OTLP over HTTP. Nothing is global: no other library of the process sends by it, and no settings are read
 * but these. What a caller says of its own trace is not taken: anybody could have each of its calls kept.
 */
export function createOtlpTraces(receiver: { url: string; token: string | null; percent: number }): Traces {
  const exporter = new OTLPTraceExporter({
    url: receiver.url,
    headers: receiver.token === null ? {} : { authorization: `Bearer ${receiver.token}` },
    timeoutMillis: sendWithinMs,
  })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'armor' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(receiver.percent / 100) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: sendWithinMs })],
  })
  const tracer = provider.getTracer('armor')
  const current = new AsyncLocalStorage<Context>()

  function begin(step: Step, startTime = Date.now()): OpenStep {
    const around = current.getStore() ?? ROOT_CONTEXT
    const span = tracer.startSpan(step.name, { kind: spanKinds[step.kind], startTime }, around)
    const inside = trace.setSpan(around, span)
    return {
      within: (work) => current.run(inside, work),
      end(end, name) {
        if (name !== undefined) span.updateName(name)
        span.setAttributes(attributesOf(end))
        if (isFault(end)) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    begin: (step) => begin(step),
    watch: (service, acts) =>
      watchActs(acts, ({ act, outcome, seconds }) => {
        // Whatever is only looked up is no step, and an act outside every call and job is no part of one.
        if (current.getStore() === undefined) return
        begin({ name: `${service} ${act}`, kind: 'act' }, Date.now() - seconds * 1000).end({ outcome })
      }),
    close: () => provider.shutdown().catch(() => undefined),
  }
}

const attributesOf = ({ outcome, status }: StepEnd) => ({
  'armor.outcome': outcome,
  ...(status === undefined ? {} : { 'http.response.status_code': status }),
})

const isFault = ({ outcome, status }: StepEnd) => (status === undefined ? outcome !== 'ok' : status >= 500)
