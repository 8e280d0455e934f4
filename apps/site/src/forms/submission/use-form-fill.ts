import type { Locale } from '@app/domain/language/locale'
import { HONEYPOT_FIELD, STARTED_AT_FIELD } from '@app/domain/submission/submission-guard'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { FieldScope, FieldSettings } from '../fields/field-scope'
import type { ErrorTexts, FormKey, FormTexts } from '../form-texts'
import type { Draft, Receipt } from './form-draft'
import { type FieldError, type FormRules, formResolver } from './form-resolver'
import { errorList, formScope } from './form-scope'
import { newKey } from './new-key'
import type { Waiting } from './outbox'
import { keepPosting, onSettled } from './outbox-post'
import { browserOutbox } from './outbox-store'
import type { Outcome, Payload, Submission } from './send-form'
import { sendInTime } from './send-in-time'
import { firstPhase, nextPhase, type Phase } from './submission-phase'
import { type BannerState, useBanner } from './use-banner'
import { useDraft } from './use-draft'
import { useFocusOnReopen } from './use-focus-on-reopen'
import { useFocusWhenDrawn } from './use-focus-when-drawn'

export type FormFillOptions<F extends FieldValues, Own extends string> = {
  /** Separates the drafts of several forms and names the form in the outbox. May change with what the page shows. */
  formId(): string
  idPrefix: string
  locale: Locale
  texts: FormTexts<Own>
  errors: ErrorTexts
  endpoint: string
  /** Loads the schema and its dependencies as rules. */
  loadRules(): Promise<FormRules>
  /** Converts the values of the controls to the shape of the schema. */
  toBody(fields: F): Record<string, unknown>
  /** Checks what the schema does not cover, such as a file. */
  validateMore?(fields: F): FieldError[]
  /** Builds multipart instead of JSON, for the form with a file. */
  toPayload?(body: Record<string, unknown>, fields: F): Payload
  /** Only for lists: the number of entries shown initially. */
  defaultValues?: DefaultValues<F>
  /** Values of placeholders in error messages. */
  errorValues?: Record<string, string>
  settings?: FieldSettings
}

export type FormFill<F extends FieldValues, Own extends string> = {
  form: UseFormReturn<F>
  scope: FieldScope<F, FormKey<Own>>
  phase: Phase
  /** True once a stored draft or receipt has been restored. */
  isRestored: boolean
  banner: BannerState
  errors: { name: string; text: string }[]
  formRef: RefObject<HTMLFormElement | null>
  summaryRef: RefObject<HTMLElement | null>
  submitErrorRef: RefObject<HTMLParagraphElement | null>
  waitingKey: string
  submit(event: { preventDefault(): void }): void
  /** Loads what validation needs, on the first interaction with the form. */
  prepare(): Promise<void>
  /** Validates some fields as a submit would; for forms with several steps. */
  check(names: readonly Path<F>[]): Promise<boolean>
  /** Tries to send the queued submission. */
  sendNow(): Promise<{ isWaiting: boolean }>
  /** Moves a queued submission from the outbox back into the form. */
  edit(): Promise<void>
  /** Opens an empty form with a new idempotency key after the receipt. */
  again(): void
}

/** The life cycle of a form, from the first key press to the receipt. Each form adds its fields, texts and layout. */
export function useFormFill<F extends FieldValues, Own extends string>(
  options: FormFillOptions<F, Own>,
): FormFill<F, Own> {
  const {
    formId,
    idPrefix,
    locale,
    texts,
    errors,
    endpoint,
    toBody,
    toPayload = asJson,
    errorValues,
    settings,
  } = options
  const form = useForm<F>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: options.defaultValues,
    resolver: formResolver(options.loadRules, toBody, options.validateMore),
  })
  const [phase, dispatch] = useReducer(nextPhase, firstPhase)
  const banner = useBanner()
  const [isChecked, setChecked] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLElement>(null)
  const submitErrorRef = useRef<HTMLParagraphElement>(null)
  const draft = useDraft(formId, form, (kept) => restorePhase(kept).finally(() => setRestored(true)))
  const focusOnReopen = useFocusOnReopen(formRef, phase)
  const focusWhenDrawn = useFocusWhenDrawn()
  const { errors: formErrors, isSubmitted } = form.formState

  const prepare = () =>
    options.loadRules().then(
      () => {},
      () => {},
    )

  async function restorePhase({ key, isWaiting, receipt }: Draft) {
    // The receipt shows the phone number in readable form.
    if (receipt) await prepare()
    if (receipt) return dispatch({ type: 'restored', phase: { kind: 'sent', receipt, takesFocus: false } })
    if (!isWaiting) return
    const stillWaits = (await browserOutbox.all().catch(() => [])).some((waiting) => waiting.key === key)
    if (!stillWaits) return startOver()
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
    const sent = toBody(fields)
    draft.save({ sent })
    const body = { ...sent, [HONEYPOT_FIELD]: fields[HONEYPOT_FIELD] ?? '', [STARTED_AT_FIELD]: startedAt }
    const submission = { key, endpoint, payload: toPayload(body, fields) }
    const outcome = await sendInTime(submission, startedAt)
    if (outcome.kind === 'offline' && (await keepInOutbox(submission, fields))) return
    dispatch({ type: 'answered', outcome, sent, now: Date.now() })
    if (outcome.kind === 'accepted') return showReceipt(receiptOf(outcome, sent))
    draft.save({ sent: undefined, ...(outcome.kind === 'conflict' && { key: newKey() }) })
    if (outcome.kind === 'invalid') showErrors(outcome)
    else focusWhenDrawn(submitErrorRef)
    banner.show('bad')
  }

  /** Returns false if the browser has no storage; the visitor is then asked to try again. */
  async function keepInOutbox(submission: Submission, fields: F): Promise<boolean> {
    const page = location.pathname + location.search
    try {
      await browserOutbox.put({
        ...submission,
        formId: formId(),
        locale,
        page,
        fields,
        texts: outboxTexts(texts),
        waitingSince: Date.now(),
      })
    } catch {
      return false
    }
    draft.save({ isWaiting: true })
    dispatch({ type: 'queued' })
    keepPosting()
    return true
  }

  function showErrors(outcome: Extract<Outcome, { kind: 'invalid' }>) {
    for (const { path, message } of outcome.errors) {
      if (path !== 'form') form.setError(path as Path<F>, { type: 'server', message })
    }
    focusWhenDrawn(outcome.errors.some(({ path }) => path === 'form') ? submitErrorRef : summaryRef)
  }

  function startOver() {
    draft.startOver()
    form.reset((options.defaultValues ?? {}) as F)
    setChecked(false)
    banner.clear()
    dispatch({ type: 'reopened', submitError: null })
  }

  const isWaiting = phase.kind === 'waiting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens as long as the submission is queued
  useEffect(() => {
    if (!isWaiting) return
    return onSettled((settled) => {
      if (settled.waiting.key !== draft.current.current?.key) return
      if (settled.kind === 'accepted') {
        const receipt = receiptOf(settled, draft.current.current?.sent ?? {})
        dispatch({ type: 'delivered', receipt })
        return showReceipt(receipt)
      }
      draft.save({ isWaiting: false, sent: undefined, key: newKey() })
      dispatch({ type: 'reopened', submitError: { kind: 'unavailable' } })
      banner.show('bad')
    })
  }, [isWaiting])

  const scope = formScope(form, {
    idPrefix,
    locale,
    texts,
    errors,
    isHydrated: draft.isHydrated,
    errorValues,
    settings,
  })

  return {
    prepare,
    form,
    scope,
    phase,
    isRestored,
    banner: banner.state,
    errors: isSubmitted || isChecked ? errorList(formErrors, scope, formRef.current) : [],
    formRef,
    summaryRef,
    submitErrorRef,
    waitingKey: draft.current.current?.key ?? '',
    submit(event) {
      if (phase.kind === 'sending') return event.preventDefault()
      form.handleSubmit(onValid, () => focusWhenDrawn(summaryRef))(event as never)
    },
    async check(names) {
      const isGood = await form.trigger([...names])
      setChecked(!isGood)
      if (!isGood) focusWhenDrawn(summaryRef)
      return isGood
    },
    sendNow: keepPosting,
    async edit() {
      await browserOutbox.remove(draft.current.current?.key ?? '').catch(() => {})
      draft.save({ isWaiting: false, sent: undefined })
      focusOnReopen()
      dispatch({ type: 'reopened', submitError: null })
    },
    again() {
      focusOnReopen()
      startOver()
    },
  }
}

/** The toast's messages are stored with the submission, because it may appear on a page without a form. */
const outboxTexts = (texts: FormTexts): Waiting['texts'] => ({
  'outbox.toast.close': texts['outbox.toast.close'],
  'outbox.toast.refused': texts['outbox.toast.refused'],
  'outbox.toast.review': texts['outbox.toast.review'],
  'outbox.toast.sent': texts['outbox.toast.sent'],
})

const receiptOf = ({ reference, answer }: Pick<Receipt, 'reference' | 'answer'>, sent: Receipt['sent']): Receipt => ({
  reference,
  answer,
  sent,
  sentAt: Date.now(),
})

const asJson = (body: Record<string, unknown>): Payload => ({ json: JSON.stringify(body) })
