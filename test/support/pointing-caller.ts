import type { PageLine, ReportReadingState } from '../../src/shared/api/pointing.ts'
import type { TestApp } from './make-app.ts'
import type { Caller } from './make-callers.ts'
import { multipartBody } from './multipart-body.ts'

/** The calls of somebody who says what the lines of a report are. */
export function pointingCaller(caller: Caller, clientId: number, bureau = 'experian') {
  const base = `/api/clients/${clientId}/reports/${bureau}`
  const get = async (path: string) => caller.inject({ method: 'GET', url: `${base}${path}` })
  const reading = async (): Promise<ReportReadingState> => (await get('/reading')).json()
  const lines = async (page = 1): Promise<PageLine[]> => (await get(`/pages/${page}/lines`)).json().lines
  const post = async (payload: object) => caller.inject({ method: 'POST', url: `${base}/pointings`, payload })
  return {
    get,
    reading,
    lines,
    post,
    /** Says of the first line with this text what it is. */
    point: async (text: RegExp, meaning: string, nth = 0) => {
      const line = (await lines()).filter((each) => text.test(each.text))[nth]
      if (line === undefined) throw new Error(`no line says ${text}`)
      return post({ upload: (await reading()).upload, page: 1, line: line.line, meaning })
    },
    withdraw: (id: number) => caller.inject({ method: 'DELETE', url: `${base}/pointings/${id}` }),
    upload: (bytes: Uint8Array, fileName = 'report.pdf') =>
      caller.inject({
        method: 'POST',
        url: '/api/upload-credit-report',
        ...multipartBody(
          { bureau, clientId: String(clientId) },
          { creditReport: { fileName, bytes: Buffer.from(bytes) } },
        ),
      }),
  }
}

/** A client with this report uploaded, as the browser that holds it. */
export async function clientWithReport(app: TestApp, bytes: Uint8Array, email: string) {
  const clientId = await app.makeClient({ email, name: 'Harlan Ashgrove' })
  const caller = await app.asBrowser(clientId)
  const own = pointingCaller(caller, clientId)
  const reply = await own.upload(bytes)
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return { ...own, clientId, caller }
}
