/** One writing child: writes one case or paper at a time, within a deadline. */
import { forkChild, setReferenced } from '../children/fork-child.ts'
import type { WriterAnswer, WriterRequest, WriterTask, Written } from './writer-messages.ts'

export interface WritingChild {
  /** Rejects when the deadline passes, the child ends, or the documents cannot be set. */
  write(task: WriterTask): Promise<Written>
  /** False once the child has ended; it must not be given another task. */
  isUsable(): boolean
  end(): void
}

/** @param deadlineMs from the moment the task is handed over; a child's start counts. */
export function startWritingChild(deadlineMs: number): WritingChild {
  const child = forkChild('documents/writer-child')
  let usable = true
  let ends: ((why: Error) => void) | null = null
  let nextId = 0
  const lost = () => {
    usable = false
    ends?.(new Error('The process that writes the documents ended before it had finished.'))
  }
  child.once('exit', lost)
  child.once('error', lost)
  setReferenced(child, false)

  function end(): void {
    usable = false
    child.kill('SIGKILL')
  }

  async function write(task: WriterTask): Promise<Written> {
    const id = nextId++
    let timer: NodeJS.Timeout | undefined
    setReferenced(child, true)
    try {
      return await new Promise<Written>((resolve, reject) => {
        ends = reject
        child.removeAllListeners('message')
        child.on('message', (answer: WriterAnswer) => {
          if (answer.id !== id) return
          if ('written' in answer) resolve(answer.written)
          else reject(new Error(answer.fault))
        })
        timer = setTimeout(() => {
          end()
          reject(new Error(`The documents were not written within ${deadlineMs / 1000} seconds.`))
        }, deadlineMs)
        const request: WriterRequest = { id, task }
        child.send(request, (error) => {
          if (error) lost()
        })
      })
    } finally {
      ends = null
      clearTimeout(timer)
      setReferenced(child, false)
    }
  }

  return { write, isUsable: () => usable && child.connected, end }
}
