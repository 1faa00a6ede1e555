import type { ChildProcess } from 'node:child_process'
import { readSync } from 'node:fs'
import { Socket } from 'node:net'

/** Beside the channel of messages, which would copy a file twice on each side. */
const descriptor = 4

/** Hands bytes to the child that was told how many come; of a child that has ended its exit says more than this pipe. */
export function sendBytes(child: ChildProcess, bytes: Uint8Array): void {
  const pipe = pipeOf(child)
  if (pipe?.listenerCount('error') === 0) pipe.on('error', () => undefined)
  pipe?.write(bytes)
}

/** Undefined where the machine had no descriptors left for the child. */
export function pipeOf(child: ChildProcess): Socket | undefined {
  const pipe: unknown = child.stdio?.[descriptor]
  return pipe instanceof Socket ? pipe : undefined
}

/** In the child: waits for all of them, and has nothing else to do meanwhile. */
export function receiveBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer)
  for (let at = 0; at < length; ) {
    const read = readSync(descriptor, bytes, at, length - at, null)
    // The server has gone away.
    if (read === 0) process.exit(0)
    at += read
  }
  return bytes
}
