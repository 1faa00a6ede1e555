/** The server cannot start, or a command cannot run; `message` is one sentence for whoever started it. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
