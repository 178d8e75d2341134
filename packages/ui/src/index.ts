export { ArrowLink } from './arrow-link.tsx'
export { Button, ButtonLink, type ButtonLook, buttonClass, newWindow } from './button.tsx'
export { Card } from './card.tsx'
export { ChipLink, ChipLinks } from './chip-links.tsx'
export { classNames } from './class-names.ts'
export { DialogFrame } from './dialog.tsx'
export {
  controlAttributes,
  Field,
  FieldHint,
  FieldProblem,
  SelectField,
  SelectInput,
  TextArea,
  TextField,
  TextInput,
} from './field.tsx'
export * from './icons.tsx'
export { NarrowingLink, NarrowingLinks } from './narrowing-links.tsx'
export { Segment, SegmentButton, SegmentLink, SegmentTrack } from './segment.tsx'
export { TabButton, TabLink, TabRow, tabLabelClass } from './tabs.tsx'
export { Tag, type Tone } from './tag.tsx'
export { ToastRegion } from './toast.tsx'
