import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { addPushDevice, PushSetup } from '../../../shared/api/push.ts'
import type { CallBody } from '../../lib/call-address.ts'
import { endPushHere, markHere, type PushAbility, pushAbility, startPushHere } from '../../lib/push-here.ts'
import { type Caller, Refused, useAct } from '../../lib/use-act.ts'

interface PushDeviceWords {
  turnFailed: string
  notGiven: string
}

/** Of whom the devices are: an address, or a member of staff. */
export interface DeviceCalls<Setup> {
  /** Under which the setup is kept. */
  key: readonly string[]
  add: (device: CallBody<typeof addPushDevice>, call: Caller) => Promise<Setup>
  drop: (mark: string, call: Caller) => Promise<Setup>
}

export type DeviceSetup = Pick<PushSetup, 'publicKey' | 'devices'>

/** This browser among the devices of somebody: whether it is told, and how that is changed. */
export function usePushDevice<Setup extends DeviceSetup>(
  setup: Setup,
  words: PushDeviceWords,
  calls: DeviceCalls<Setup>,
) {
  const queries = useQueryClient()
  const { act, busy, failure } = useAct(words.turnFailed)
  const [mark, setMark] = useState<string | null>(null)
  const [ability, setAbility] = useState<PushAbility>(pushAbility)
  // Another browser, or this one in a sign-in of somebody else, changes what the server knows; here it is looked up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the setup
  useEffect(() => {
    void markHere().then(setMark)
  }, [setup])
  const show = (changed: Setup) => queries.setQueryData(calls.key, changed)
  const isHere = (device: { mark: string }) => device.mark === mark

  const turnOn = () =>
    act(async (call) => {
      const device = await startPushHere(setup.publicKey)
      setAbility(pushAbility())
      if (device === null) throw new Refused(words.notGiven)
      show(await calls.add(device, call))
    })
  const drop = (dropped: string) =>
    act(async (call) => {
      const changed = await calls.drop(dropped, call)
      if (dropped === mark) await endPushHere()
      show(changed)
    })
  return {
    ability,
    isOn: setup.devices.some(isHere),
    others: setup.devices.filter((device) => !isHere(device)),
    turnOn,
    turnOff: async () => mark !== null && (await drop(mark)),
    drop,
    busy,
    failure,
  }
}
