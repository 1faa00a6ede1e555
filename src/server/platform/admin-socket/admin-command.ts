/** A command that a person runs at the server's own machine, such as `npm run outbox`. */
export interface AdminCommand {
  /** As it is typed: 'staff:add'. */
  name: string
  /** Arguments and what it does, in one line. */
  usage: string
  /**
   * @param args what was typed after the name
   * @param print gives one line to whoever runs the command
   * Throws CommandRefused with one sentence when it cannot do what was asked.
   */
  run(args: readonly string[], print: (line: string) => void): Promise<void>
}

export class CommandRefused extends Error {
  override name = 'CommandRefused'
}
