import {
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { keptStatements } from './kept-statements.ts'
import { resultOf } from './pglite-results.ts'

const { serialize } = protocol
type Query = <T>(text: string, parameters?: unknown[], options?: QueryOptions) => Promise<Results<T>>

/** The embedded database, which counts. */
export type CountingPglite = PGlite & {
  /**
   * Statements and transactions that it was asked for until now, by anybody: it has one process, so that nothing in it has changed
   * when nothing was asked.
   */
  askedFor(): number
}

/**
 * Makes `query` of the embedded database, and of its transactions, one exchange with PostgreSQL (extended query protocol, 55.2.3:
 * parse, bind, describe, execute and sync at once). Its own way makes six of them, and copies about a thousand parsers for each
 * query of drizzle: three quarters of what a small query cost.
 */
export function pipelineQueries(client: PGlite): CountingPglite {
  let asked = 0
  const ownQuery = client.query.bind(client)
  const ownExec = client.exec.bind(client)
  const ownTransaction = client.transaction.bind(client)
  const run = pipelineOf(client)
  const query: Query = (text, parameters, options) => {
    asked += 1
    return client.closed || isSpecial(options)
      ? ownQuery(text, parameters, options)
      : client._runExclusiveTransaction(() => run.query(text, parameters, options))
  }
  const within = (tx: Transaction): Transaction => {
    const queryInside: Query = (text, parameters, options) =>
      tx.closed || isSpecial(options)
        ? tx.query(text, parameters, options)
        : run.query(text, parameters, options)
    return Object.assign(Object.create(tx) as Transaction, { query: queryInside })
  }
  return Object.assign(client, {
    askedFor: () => asked,
    query,
    exec: (text: string, options?: QueryOptions) => {
      asked += 1
      run.noteText(text)
      return ownExec(text, options)
    },
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => {
      asked += 1
      return ownTransaction((tx) => work(within(tx)))
    },
  })
}

const isSpecial = (options?: QueryOptions) =>
  Boolean(options?.blob ?? options?.onNotice ?? options?.paramTypes)

function pipelineOf(client: PGlite): { query: Query; noteText(text: string): void } {
  const statements = keptStatements(client)
  return {
    noteText: statements.noteText,
    query: (text, parameters = [], options = {}) =>
      client._runExclusiveQuery(async () => {
        statements.noteText(text)
        const { types, name } = await statements.find(text, parameters.length)
        const write = (value: unknown, at: number): string | null => {
          if (value === null || value === undefined) return null
          const type = types[at] ?? 0
          const writer = options.serializers?.[type] ?? client.serializers[type]
          return writer ? writer(value) : String(value)
        }
        const question = [
          ...(name === '' ? [serialize.parse({ text, types: [...types] })] : []),
          serialize.bind({ statement: name, values: parameters.map(write) }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
          serialize.sync(),
        ]
        const said = await client.execProtocolStream(Buffer.concat(question), { syncToFs: false })
        if (!client.isInTransaction()) await client.syncToFs()
        return resultOf(said, (type) => options.parsers?.[type] ?? client.parsers[type], options.rowMode)
      }),
  }
}
