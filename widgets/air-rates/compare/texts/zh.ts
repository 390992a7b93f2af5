import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'compare.title': '与上次提交比较',
  'compare.title.one': '与提交 {id} 比较',
  'compare.since': '上次提交：{time}',
  'compare.since.one': '提交 {id}：{time}',
  'compare.filter': '显示航线',
  'compare.all': '全部（{count}）',
  'compare.new': '新增（{count}）',
  'compare.dropped': '已取消（{count}）',
  'compare.changed': '已更改（{count}）',
  'compare.unchanged': '{count, plural, other {#条航线未更改。}}',
  'compare.unread':
    '{count, plural, other {其中 # 条运价无法读取。请自行核对相应航线：此处可能显示为新增，而不会显示为已取消。}}',
  'compare.table': '已比较的航线',
  'compare.status': '状态',
  'compare.kind.new': '新增',
  'compare.kind.dropped': '已取消',
  'compare.kind.changed': '已更改',
  'compare.kind.unchanged': '未更改',
  'compare.was': '原为 {before}',
  'compare.wasBlank': '原为空',
  'compare.blank': '空',
  'compare.fromNothing': '新增',
  'compare.toNothing': '已删除',
  'compare.none':
    '{kind, select, new {没有新增的航线。} dropped {没有取消的航线。} changed {没有更改的航线。} other {没有航线。}}',
  'compare.print': '打印',
  'compare.close': '关闭',
};
