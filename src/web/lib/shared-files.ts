import { takeSharedFilesMessage } from '../worker/shared-files.ts'

const answerWithinMs = 3_000
let taken: Promise<readonly File[]> | null = null

/** The files that were shared into the app, asked of its worker once; afterwards they are this page's, until it is left. */
export function takeSharedFiles(): Promise<readonly File[]> {
  taken ??= askWorker()
  return taken
}

/** Those that were sent, or not wanted. */
export async function dropSharedFiles(dropped: readonly File[]): Promise<readonly File[]> {
  const left = (await takeSharedFiles()).filter((file) => !dropped.includes(file))
  taken = Promise.resolve(left)
  return left
}

/** None where there is no worker, or where the one that had them was ended. */
async function askWorker(): Promise<readonly File[]> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (!worker) return []
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<readonly File[]>((resolve) => {
    const timer = setTimeout(() => resolve([]), answerWithinMs)
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer)
      resolve(Array.isArray(data) ? data.filter((each) => each instanceof File) : [])
    }
  })
  worker.postMessage(takeSharedFilesMessage, [port2])
  return answer
}
