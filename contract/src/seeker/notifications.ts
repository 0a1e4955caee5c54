import { contract } from '#contract/call'
import { pageQuery } from '#contract/model/basics'
import {
  notificationDelete,
  notificationRead,
  seekerNotificationPage,
  seekerPreferenceChange,
  seekerPreferences,
  webToken,
} from '#contract/model/notification'

export const seekerNotifications = contract({
  notifications: {
    method: 'GET',
    path: '/notification/all-paginated',
    summary: 'Notifications, unread first and then the newest, with how many are unread',
    caller: 'jobseeker',
    approval: 'even_suspended',
    query: pageQuery,
    output: seekerNotificationPage,
  },
  deleteNotifications: {
    method: 'DELETE',
    path: '/notification',
    summary: 'Deletes one, or all where none is named',
    caller: 'jobseeker',
    approval: 'signed_in',
    query: notificationDelete,
    status: 204,
    refusals: ['NOT_FOUND'],
  },
  readNotifications: {
    method: 'PATCH',
    path: '/notification/read',
    summary: 'Marks these as read, or all where none is named',
    caller: 'jobseeker',
    approval: 'signed_in',
    body: notificationRead,
    status: 204,
  },
  notificationPreferences: {
    method: 'GET',
    path: '/notification/preferences',
    summary: 'Which notifications also come as push or email',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: seekerPreferences,
  },
  setNotificationPreferences: {
    method: 'PATCH',
    path: '/notification/preferences',
    summary: 'Changes which notifications also come as push or email',
    caller: 'jobseeker',
    approval: 'signed_in',
    body: seekerPreferenceChange,
    output: seekerPreferences,
  },
  registerPushToken: {
    method: 'POST',
    path: '/notification/web-token',
    summary: 'Sends push messages to this browser from now on',
    caller: 'jobseeker',
    approval: 'signed_in',
    body: webToken,
    status: 204,
  },
})
