'use client'

import { useEffect, useState } from 'react'
import type { Language } from '../../panel/language/language'
import { accountMessages } from '../users/messages'
import { sendAccountForm } from '../users/send-account-form'

const WORKER_URL = '/admin/push-worker.js'

type State = 'unknown' | 'unsupported' | 'off' | 'on'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/admin/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Lets users get notices in this browser. The browser asks for permission only after they press the button. */
export function PushDevice({ publicKey, language }: { publicKey: string; language: Language }) {
  const messages = accountMessages[language]
  const { account: texts } = messages
  const [state, setState] = useState<State>('unknown')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const send = (path: string, body: object) => sendAccountForm(`/push-subscriptions${path}`, body, language, messages)

  useEffect(() => {
    async function readState(): Promise<State> {
      if (!isSupported()) return 'unsupported'
      const subscription = await findSubscription()
      if (!subscription) return 'off'
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ endpoint: subscription.endpoint })
      const response = await fetch('/api/users/push-subscriptions/status', { method: 'POST', headers, body })
      return response.ok && (await response.json()).subscribed ? 'on' : 'off'
    }
    readState().then(setState, () => setState('off'))
  }, [])

  async function subscribe(): Promise<State> {
    if ((await Notification.requestPermission()) !== 'granted') {
      setProblem(texts.pushDenied)
      return 'off'
    }
    await navigator.serviceWorker.register(WORKER_URL, { scope: '/admin/' })
    const registration = await navigator.serviceWorker.getRegistration('/admin/')
    // A subscription made with an old key of the server no longer works, so it is replaced.
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
    const subscription = await registration?.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const response = await send('', subscription?.toJSON() ?? {})
    if (response.isDone) return 'on'
    setProblem(Object.values(response.problems)[0])
    return 'off'
  }

  async function unsubscribe(): Promise<State> {
    const subscription = await findSubscription()
    if (subscription) await send('/remove', { endpoint: subscription.endpoint })
    await subscription?.unsubscribe()
    return 'off'
  }

  async function change(action: () => Promise<State>) {
    setIsBusy(true)
    setProblem(undefined)
    try {
      setState(await action())
    } catch {
      setProblem(messages.failed)
    }
    setIsBusy(false)
  }

  return (
    <>
      <p>{state === 'unsupported' ? texts.pushUnsupported : texts.pushLead}</p>
      <p aria-live="polite">{state === 'on' && texts.pushOn}</p>
      {problem && (
        <p className="account-alert" role="alert">
          {problem}
        </p>
      )}
      {(state === 'on' || state === 'off') && (
        <p>
          <button
            className="desk-btn"
            type="button"
            disabled={isBusy}
            onClick={() => change(state === 'on' ? unsubscribe : subscribe)}
          >
            {state === 'on' ? texts.pushStop : texts.pushStart}
          </button>
        </p>
      )}
    </>
  )
}
