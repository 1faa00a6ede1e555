/** A piece of work as whoever looks for slowness sees it. Nothing of it names a person, an address or a record. */
export interface Step {
  /** 'GET /api/clients/:id', 'job deliver-mail'. */
  name: string
  /** Of somebody's call, of a job, or of a service that is asked. */
  kind: 'call' | 'job' | 'act'
}

export interface StepEnd {
  /** 'ok', or the kind of what went wrong, never what it said. */
  outcome: string
  /** Of a call. */
  status?: number
}

export interface OpenStep {
  /** What begins while this runs belongs to the step. */
  within<T>(work: () => T): T
  /** @param name when it is known only now */
  end(end: StepEnd, name?: string): void
}

/** Which work waits for which, for a tracing system. */
export interface Traces {
  begin(step: Step): OpenStep
  /** The same thing with each of its acts as a step of the work that asked for it, under the name of the service. */
  watch<T extends object>(service: string, acts: T): T
  /** What is not sent yet goes. */
  close(): Promise<void>
}

const untold: OpenStep = { within: (work) => work(), end() {} }

/** Nobody has asked for traces: nothing is kept, nothing is sent. */
export const noTraces: Traces = {
  begin: () => untold,
  watch: (_service, acts) => acts,
  close: async () => undefined,
}
