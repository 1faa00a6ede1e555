import { describe, expect, it, vi } from 'vitest'
import { getPayment } from '../../shared/api/checkout.ts'
import { getClient, listDocuments } from '../../shared/api/portal.ts'
import { listUploadedReports } from '../../shared/api/reports.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { ApiError, NetworkError, sentenceOf } from './api-error.ts'
import { addressOf, queryKeyOf } from './call-address.ts'
import { callApi } from './call-api.ts'

describe('callApi', () => {
  it('fills the parameters of the path and parses the reply', async () => {
    stubCalls(answerTo(listDocuments, ({ params }) => (params.id === '5' ? [] : { status: 404, body: {} })))
    expect(await callApi(listDocuments, { params: { id: '5' } })).toEqual([])
  })

  it('raises STATUS: body and keeps the sentence for a person', async () => {
    const body = { error: 'There is no such payment.', code: 'not_found' }
    stubCalls(answerTo(getPayment, () => ({ status: 404, body })))
    const error = await callApi(getPayment, { params: { paymentIntentId: 'pi_1' } }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error.message).toBe(`404: ${JSON.stringify(body)}`)
    expect(sentenceOf(error)).toBe('There is no such payment.')
  })

  it('raises the status text when the body is empty', () => {
    expect(new ApiError({ status: 502, statusText: 'Bad Gateway', body: '' }).message).toBe(
      '502: Bad Gateway',
    )
  })

  it('says that the server could not be reached', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const error = await callApi(getClient, { params: { id: '1' } }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(NetworkError)
  })

  it('says when it was not asked for by anybody who is there', async () => {
    const told: (string | null)[] = []
    stubCalls(
      answerTo(listDocuments, ({ headers }) => {
        told.push(headers.get('x-unattended'))
        return []
      }),
    )
    const ask = () => callApi(listDocuments, { params: { id: '5' } })
    const activation = { isActive: true }
    const opened = vi.spyOn(performance, 'now').mockReturnValue(59_000)
    vi.stubGlobal('navigator', { userActivation: activation })
    await ask()
    activation.isActive = false
    await ask()
    opened.mockReturnValue(61_000)
    await ask()
    activation.isActive = true
    await ask()
    vi.unstubAllGlobals()
    opened.mockRestore()
    expect(told).toEqual([null, null, '1', null])
  })

  it('takes what was asked before the app’s code came, once, and not long after the page was opened', async () => {
    stubCalls(answerTo(listDocuments, () => []))
    const ask = () => callApi(listDocuments, { params: { id: '5' } }).catch((thrown) => thrown)
    const tellFirst = (agoMs: number) => {
      const refused = Promise.resolve(Response.json({}, { status: 503 }))
      const byAddress = new Map([['/api/clients/5/documents', refused]])
      window.firstAnswers = { askedAt: performance.now() - agoMs, byAddress }
    }
    tellFirst(20_000)
    expect(await ask()).toBeInstanceOf(ApiError)
    expect(await ask()).toEqual([])
    tellFirst(30_001)
    expect(await ask()).toEqual([])
    expect(window.firstAnswers?.byAddress.size).toBe(0)
    window.firstAnswers = undefined
  })

  it('never shows raw text of the server to a person', () => {
    const error = new ApiError({ status: 500, statusText: '', body: '<html>stack</html>' })
    expect(sentenceOf(error)).toBe('Something went wrong. Please try again.')
  })
})

describe('addresses', () => {
  it('join the segments of a query key into the GET path', () => {
    expect(queryKeyOf(listDocuments, { params: { id: '5' } }).join('/')).toBe('/api/clients/5/documents')
  })

  it('encode what a person may have put into the address', () => {
    expect(addressOf(getClient, { params: { id: '../x?' } })).toBe('/api/clients/..%2Fx%3F')
    expect(addressOf(listUploadedReports, { query: { client: 'pi_1&x' } })).toBe(
      '/api/uploaded-reports?client=pi_1%26x',
    )
  })
})
