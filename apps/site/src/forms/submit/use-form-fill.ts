import type { Locale } from '@sillar/domain/content/localized.schema'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldScope } from '../fields/field-scope'
import type { Draft, Receipt } from './form-draft'
import { newKey } from './new-key'
import { keepPosting, onSettled } from './outbox-post'
import { browserOutbox } from './outbox-store'
import { type FieldFault, schemaResolver } from './schema-resolver'
import { scopeOfForm, summaryOf } from './scope-of-form'
import type { Outcome, Payload, Submission } from './send-form'
import { sendInTime } from './send-in-time'
import { firstPhase, nextPhase, type Phase } from './submission-phase'
import { type BannerTone, useBanner } from './use-banner'
import { useDraft } from './use-draft'
import { useFocusOnReopen } from './use-focus-on-reopen'

export type FormFillOptions<F extends FieldValues> = {
  /** Keeps the drafts of several forms apart, and names the form in the outbox. */
  formId: string
  idPrefix: string
  locale: Locale
  endpoint: string
  schema: z.ZodMiniType
  /** What the controls hold, in the shape of the schema. */
  toBody(fields: F): Record<string, unknown>
  moreFaults?(fields: F): FieldFault[]
  /** Parts instead of JSON, for the form that carries a file. */
  toPayload?(body: Record<string, unknown>, fields: F): Payload
  /** Only for lists: what a person sees of them before typing. */
  defaultValues?: DefaultValues<F>
  /** Values for marks in error texts. */
  errorValues?: Record<string, string>
}

export type FormFill<F extends FieldValues> = {
  form: UseFormReturn<F>
  scope: FieldScope
  phase: Phase
  banner: BannerTone | null
  errors: { name: string; text: string }[]
  formRef: RefObject<HTMLFormElement | null>
  summaryRef: RefObject<HTMLElement | null>
  troubleRef: RefObject<HTMLParagraphElement | null>
  waitingKey: string
  submit(event: { preventDefault(): void }): void
  /** Judges some fields as a submit would; for forms of several steps. */
  check(names: string[]): Promise<boolean>
  /** Tries at once what waits, and says whether it waits still. */
  sendNow(): Promise<{ isWaiting: boolean }>
  /** Takes a waiting submission out of the outbox and back into the form. */
  edit(): Promise<void>
  /** After the receipt: an empty form with a key of its own. */
  again(): void
}

/** One fill of a form, from the first key to the receipt. Fields, texts and looks are the business of each form. */
export function useFormFill<F extends FieldValues>(options: FormFillOptions<F>): FormFill<F> {
  const { formId, idPrefix, locale, endpoint, schema, toBody, toPayload = asJson, defaultValues, errorValues } = options
  const form = useForm<F>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues,
    resolver: schemaResolver(schema, toBody, options.moreFaults),
  })
  const [phase, dispatch] = useReducer(nextPhase, firstPhase)
  const banner = useBanner()
  const [isChecked, setChecked] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLElement>(null)
  const troubleRef = useRef<HTMLParagraphElement>(null)
  const draft = useDraft(formId, form, restorePhase)
  const focusOnReopen = useFocusOnReopen(formRef, phase)
  const { errors: formErrors, isSubmitted } = form.formState

  async function restorePhase({ key, isWaiting, receipt }: Draft) {
    if (receipt) return dispatch({ type: 'restored', phase: { kind: 'sent', receipt, takesFocus: false } })
    if (!isWaiting) return
    const stillWaits = (await browserOutbox.all().catch(() => [])).some((waiting) => waiting.key === key)
    if (!stillWaits) return startAnew()
    dispatch({ type: 'restored', phase: { kind: 'waiting', takesFocus: false } })
    keepPosting()
  }

  function showReceipt(receipt: Receipt) {
    draft.save({ receipt, isWaiting: false })
    banner.show('good')
  }

  async function onValid(fields: F) {
    dispatch({ type: 'submitted' })
    const key = draft.current.current?.key ?? newKey()
    const startedAt = draft.current.current?.startedAt
    const body = { ...toBody(fields), website: fields.website ?? '', startedAt }
    const submission = { key, endpoint, payload: toPayload(body, fields) }
    const outcome = await sendInTime(submission, startedAt)
    if (outcome.kind === 'offline' && (await keep(submission, fields))) return
    dispatch({ type: 'answered', outcome, now: Date.now() })
    if (outcome.kind === 'accepted') return showReceipt({ ...outcome, sentAt: Date.now() })
    if (outcome.kind === 'conflict') draft.save({ key: newKey() })
    if (outcome.kind === 'invalid') showFaults(outcome)
    else focusSoon(troubleRef)
    banner.show('bad')
  }

  /** False where the browser keeps nothing: then the person is asked to try again. */
  async function keep(submission: Submission, fields: F): Promise<boolean> {
    const page = location.pathname + location.search
    try {
      await browserOutbox.put({ ...submission, formId, locale, page, fields, waitingSince: Date.now() })
    } catch {
      return false
    }
    draft.save({ isWaiting: true })
    dispatch({ type: 'kept' })
    keepPosting()
    return true
  }

  function showFaults({ errors }: Extract<Outcome, { kind: 'invalid' }>) {
    for (const { path, message } of errors) {
      if (path !== 'form') form.setError(path as Path<F>, { type: 'server', message })
    }
    focusSoon(errors.some(({ path }) => path === 'form') ? troubleRef : summaryRef)
  }

  function startAnew() {
    draft.startAnew()
    form.reset((defaultValues ?? {}) as F)
    setChecked(false)
    dispatch({ type: 'reopened', trouble: null })
  }

  const isWaiting = phase.kind === 'waiting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens for as long as the submission waits
  useEffect(() => {
    if (!isWaiting) return
    return onSettled((settled) => {
      if (settled.waiting.key !== draft.current.current?.key) return
      if (settled.kind === 'accepted') {
        const receipt = { reference: settled.reference, answer: settled.answer, sentAt: Date.now() }
        dispatch({ type: 'delivered', receipt })
        return showReceipt(receipt)
      }
      draft.save({ isWaiting: false, key: newKey() })
      dispatch({ type: 'reopened', trouble: { kind: 'unavailable' } })
      banner.show('bad')
    })
  }, [isWaiting])

  const scope = scopeOfForm(form, { idPrefix, locale, isLive: draft.isLive, errorValues })

  return {
    form,
    scope,
    phase,
    banner: banner.tone,
    errors: isSubmitted || isChecked ? summaryOf(formErrors, scope, formRef.current, errorValues) : [],
    formRef,
    summaryRef,
    troubleRef,
    waitingKey: draft.current.current?.key ?? '',
    submit(event) {
      if (phase.kind === 'sending') return event.preventDefault()
      form.handleSubmit(onValid, () => focusSoon(summaryRef))(event as never)
    },
    async check(names) {
      const isGood = await form.trigger(names as Path<F>[])
      setChecked(!isGood)
      if (!isGood) focusSoon(summaryRef)
      return isGood
    },
    sendNow: keepPosting,
    async edit() {
      await browserOutbox.remove(draft.current.current?.key ?? '').catch(() => {})
      draft.save({ isWaiting: false })
      focusOnReopen()
      dispatch({ type: 'reopened', trouble: null })
    },
    again() {
      focusOnReopen()
      startAnew()
    },
  }
}

const asJson = (body: Record<string, unknown>): Payload => ({ json: JSON.stringify(body) })

/** After React has drawn it. */
const focusSoon = (ref: RefObject<HTMLElement | null>) => setTimeout(() => ref.current?.focus())
