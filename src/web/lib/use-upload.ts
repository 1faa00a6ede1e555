import { useCallback, useRef, useState } from 'react'
import type { Call } from '../../shared/call.ts'
import type { CallReply } from './call-address.ts'
import { type UploadInput, uploadWithProgress } from './upload-with-progress.ts'
import { type Act, type Caller, type Failed, useAct } from './use-act.ts'

export type Uploader = <C extends Call>(
  call: C,
  input: Omit<UploadInput<C>, 'signal'>,
) => Promise<CallReply<C>>

export interface Upload extends Omit<Act, 'act'> {
  /** 0 to 1 of what is on its way; null while nothing is. */
  progress: number | null
  /** As `act`, with the way to send files. */
  upload: <Reply>(
    send: (uploader: Uploader, call: Caller) => Promise<Reply>,
    onwards?: (reply: Reply) => unknown,
  ) => Promise<boolean>
  /** What is on its way is taken back; that is no failure. */
  stop: () => void
}

/** The one way to send files: as `useAct`, with how much has gone and the way to stop it. */
export function useUpload(failed: Failed, options: { toastTitle?: string } = {}): Upload {
  const { act, ...state } = useAct(failed, options)
  const [progress, setProgress] = useState<number | null>(null)
  const stopper = useRef<AbortController | null>(null)
  const upload: Upload['upload'] = useCallback(
    (send, onwards) =>
      act(async (call) => {
        const controller = new AbortController()
        stopper.current = controller
        setProgress(0)
        try {
          return await send(
            (uploaded, input) =>
              uploadWithProgress(uploaded, {
                ...input,
                signal: controller.signal,
                onProgress: input.onProgress ?? setProgress,
              }),
            call,
          )
        } finally {
          setProgress(null)
        }
      }, onwards),
    [act],
  )
  const stop = useCallback(() => stopper.current?.abort(), [])
  return { ...state, progress, upload, stop }
}
