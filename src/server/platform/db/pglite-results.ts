import { type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

const { DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage, CommandCompleteMessage } =
  protocol.messages
/** What PostgreSQL said to one question, in its order. */
export type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
/** How a value of this type (an OID) is read from its text; undefined: it stays text. */
type ParserOf = (type: number) => ((text: string, type: number) => unknown) | undefined

/** The OIDs of a statement's parameters. */
export function typesIn(messages: Messages): number[] {
  const described = messages.find((message) => message instanceof ParameterDescriptionMessage)
  return described?.dataTypeIDs ?? []
}

/** The rows of one statement, as the embedded database's own `query` answers them. */
export function resultOf<T>(
  messages: Messages,
  parserOf: ParserOf,
  rowMode: QueryOptions['rowMode'],
): Results<T> {
  const columns = (messages.find((message) => message instanceof RowDescriptionMessage)?.fields ?? []).map(
    ({ name, dataTypeID }) => ({ name, dataTypeID, parse: parserOf(dataTypeID) }),
  )
  const read = (text: string | null, at: number) => {
    const column = columns[at]
    return text === null || !column?.parse ? text : column.parse(text, column.dataTypeID)
  }
  const rows: unknown[] = []
  let affectedRows = 0
  for (const message of messages) {
    if (message instanceof DataRowMessage) {
      const values = message.fields.map(read)
      rows.push(
        rowMode === 'array' ? values : Object.fromEntries(columns.map(({ name }, at) => [name, values[at]])),
      )
    } else if (message instanceof CommandCompleteMessage) affectedRows = changedRows(message.text)
  }
  const fields = columns.map(({ name, dataTypeID }) => ({ name, dataTypeID }))
  return { rows: rows as T[], fields, affectedRows }
}

/** Of 'INSERT 0 3', 'UPDATE 3' and the like; 0 of 'SELECT 3', which changed none. */
function changedRows(tag: string): number {
  const count = /^(?:INSERT 0|UPDATE|DELETE|MERGE|COPY) (\d+)$/.exec(tag)?.[1]
  return Number(count ?? 0)
}
