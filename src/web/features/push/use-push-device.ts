import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addPushDevice, dropPushDevice, getPushSetup, type PushSetup } from '../../../shared/api/push.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { endPushHere, markHere, type PushAbility, pushAbility, startPushHere } from '../../lib/push-here.ts'
import { Refused, useAct } from '../../lib/use-act.ts'

interface PushDeviceWords {
  turnFailed: string
  notGiven: string
}

/** This browser among the devices of the address: whether it is told, and how that is changed. */
export function usePushDevice(setup: PushSetup, words: PushDeviceWords) {
  const queries = useQueryClient()
  const { act, busy, failure } = useAct(words.turnFailed)
  const [mark, setMark] = useState<string | null>(null)
  const [ability, setAbility] = useState<PushAbility>(pushAbility)
  // Another browser, or this one in a sign-in of somebody else, changes what the server knows; here it is looked up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the setup
  useEffect(() => {
    void markHere().then(setMark)
  }, [setup])
  const show = (changed: PushSetup) => queries.setQueryData(queryKeyOf(getPushSetup), changed)
  const isHere = (device: { mark: string }) => device.mark === mark

  const turnOn = () =>
    act(async (call) => {
      const device = await startPushHere(setup.publicKey)
      setAbility(pushAbility())
      if (device === null) throw new Refused(words.notGiven)
      show(await call(addPushDevice, { body: device }))
    })
  const drop = (dropped: string) =>
    act(async (call) => {
      const changed = await call(dropPushDevice, { params: { mark: dropped } })
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
