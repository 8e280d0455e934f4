/** Verbs that the subject of a commit may start with. If yours is missing, add its base form. */
const verbs = new Set(
  `Abort Accept Adapt Add Adjust Alert Align Allow Announce Answer Apply Archive Ask Assert Assign Attach Avoid Begin
  Bind Block Bring Build Bump Bundle Cache Calculate Call Cancel Cap Capture Carry Catch Centre Change Check Choose
  Clarify Clean Clear Clone Close Collect Colour Combine Commit Compare Complete Compress Compute Configure Confirm
  Connect Contract Control Convert Copy Correct Count Cover Create Cut Decide Declare Decode Decrypt Deduplicate
  Define Delay Delete Deliver Deny Deploy Derive Describe Detach Detect Disable Discard Display Distinguish Divide
  Document Double Download Draw Drop Edit Embed Emit Enable Encode Encrypt End Enforce Enlarge Enter Erase Escape
  Evaluate Exclude Expand Expire Explain Export Expose Extend Extract Fail Fall Fetch Fill Filter Find Fit Fix
  Flatten Focus Follow Forbid Format Free Freeze Generate Get Give Grant Group Guard Halve Handle Hash Hide
  Highlight Hold Honour Hydrate Identify Ignore Implement Import Improve Include Increase Index Inform Inject Inline
  Insert Inspect Install Introduce Invert Invite Isolate Issue Join Keep Label Leave Let Limit Link Lint List Load
  Localize Lock Log Look Lower Make Map Mark Match Measure Mention Merge Migrate Minify Mock Mount Move Name Narrow
  Need Nest Normalize Note Notify Offer Omit Open Optimise Order Override Pad Park Parse Pass Pause Permit Persist
  Pick Pin Place Plan Point Poll Post Prefer Prefix Preload Prepare Present Press Prevent Print Prove Proxy Prune
  Publish Pull Push Put Queue Quote Raise Reach Read Rebuild Recalculate Recognise Record Recover Recreate Redact
  Redirect Reduce Refactor Refer Reflect Regenerate Register Reject Relax Release Reload Remind Remove Rename Render
  Reorder Repair Repeat Replace Replay Reply Report Request Require Rerender Rerun Reserve Reset Resize Resolve
  Respect Restart Restore Restrict Restructure Resume Retain Retry Return Reuse Revert Review Rework Rewrite Roll
  Rotate Round Run Sample Save Scan Schedule Scope Scroll Seal Search See Seed Select Send Separate Serialize Serve
  Set Settle Share Shift Shorten Show Shrink Shut Sign Simplify Skip Sleep Solve Sort Speed Spell Split Spread
  Squash Stabilise Standardise Start State Stay Step Stop Store Strip Stub Style Subscribe Supply Support Suppress
  Swap Switch Sync Tag Take Tell Test Throttle Throw Tighten Time Tolerate Touch Trace Track Transform Translate
  Traverse Treat Trigger Trim Truncate Trust Try Tune Turn Type Undo Unify Unlock Unpublish Unwrap Update Upgrade
  Upload Use Validate Vary Verify Visit Wait Warn Watch Widen Wire Withdraw Wrap Write Zip Zoom`.split(/\s+/),
)

/** Returns what is wrong with the subject of a commit, if anything. */
export function subjectProblem(subject: string): string | undefined {
  const first = /^\p{L}+/u.exec(subject)?.[0] ?? ''
  if (!verbs.has(first)) return `start with a verb in its base form, such as "Fix" or "Add", not "${first || subject}"`
  return subject.endsWith('.') ? 'end without a full stop' : undefined
}
