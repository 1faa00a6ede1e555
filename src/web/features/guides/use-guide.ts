import { useCallback } from 'react'
import { type GuideAnswers, getGuide, saveGuideAnswers } from '../../../shared/api/guides.ts'
import type { PagedGuide } from '../../../shared/catalogue/paged-guides.ts'
import { pageLanguage } from '../../lib/page-language.ts'
import type { Caller } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'

/** Which guide of which purchase; every call names both. */
export interface GuideAddress {
  sessionId: string
  guide: PagedGuide
}

export function useGuide(address: GuideAddress, enabled: boolean) {
  return useCall(getGuide, { params: address, query: { language: pageLanguage() } }, { enabled })
}

/** Saves what was entered over the version that is shown. */
export function useSaveAnswers(address: GuideAddress, version: number) {
  return useCallback(
    (call: Caller, answers: GuideAnswers) =>
      call(saveGuideAnswers, { params: address, body: { version, answers } }),
    [address, version],
  )
}
