import { takeSharedFilesMessage } from '../worker/shared-files.ts'

const answerWithinMs = 3_000

/**
 * The files that were shared into the app: the worker hands them over once. None where there is no worker, or where the one
 * that had them was ended.
 */
export async function askForSharedFiles(): Promise<readonly File[]> {
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
