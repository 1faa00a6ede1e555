/** One call of the API or page that was answered. `route` is the pattern of its path, never the path. */
export interface AnsweredCall {
  method: string
  route: string
  status: number
  seconds: number
}

export interface EndedJob {
  /** The kind of job. */
  name: string
  outcome: 'done' | 'retried' | 'failed'
  seconds: number
}

/** What is read when somebody asks for the figures, each by its labels. */
export interface Gauge {
  name: string
  help: string
  /** The one label of its values; absent: one value under ''. */
  label?: string
  read(): Promise<ReadonlyMap<string, number>>
}

/** How the product does, in figures. No label ever names a person, an address or a record. */
export interface Metrics {
  noteCall(call: AnsweredCall): void
  noteJob(job: EndedJob): void
  /** Something of the closed list of facts happened, and its transaction is committed. */
  noteFact(kind: string): void
  /** The same thing with each of its acts counted and timed, under the name of the service. */
  watch<T extends object>(service: string, acts: T): T
  addGauge(gauge: Gauge): void
}

/** Nobody has asked for figures: nothing is counted. */
export const noMetrics: Metrics = {
  noteCall() {},
  noteJob() {},
  noteFact() {},
  watch: (_service, acts) => acts,
  addGauge() {},
}
