import type { en } from './en.ts';

export const zh: Readonly<Record<keyof typeof en, string>> = {
  'sheetForm.error.cancel': '无法取消运价表，请重试。',
  'sheetForm.error.download': '无法下载文件，请重试。',
  'sheetForm.progress': '运价表 {from} – {to}',
  'sheetForm.progress.queued': '正在排队。',
  'sheetForm.progress.running': '正在生成。',
  'sheetForm.progress.lost': '连接中断，正在自动重试。',
  'sheetForm.progress.cancelled': '已取消。',
  'sheetForm.progress.failed': '无法生成：{reason}',
  'sheetForm.progress.sent': '由运价服务生成并直接交付。',
  'sheetForm.ready': '运价表 {number} 已生成。',
  'sheetForm.ready.version': '运价表 {number}（第 {version} 版）已生成。',
  'sheetForm.counts':
    '{routes, plural, other {# 条航线}}，{rates, plural, =0 {无运价} other {# 条运价}}{without, plural, =0 {} other {，其中 # 条无运价}}',
  'sheetForm.download': '下载',
  'sheetForm.pdf': 'PDF',
  'sheetForm.cancel': '取消',
  'sheetForm.cancelling': '正在取消',
};
